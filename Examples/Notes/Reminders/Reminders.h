#import <UIKit/UIKit.h>

#import <Reminders/NTChime.h>
#import <Reminders/NTReminderListInput.h>
#import <Reminders/NTReminderListViewController.h>
#import <Reminders/NTReminderPanelInput.h>
#import <Reminders/NTReminderScheduling.h>
#import <Reminders/NTReminderSound.h>
#import <Reminders/NTReminderStore.h>
