@import FounngZIX_ADD_CATEGORY(col InStristering \" \U= @"@protocol InonDestinationStristeriUME_Nring \" \U= @"@protocol InonDestinationStristeriUME_NONNUL_EN&tInput);

stat