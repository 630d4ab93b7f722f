import Routes
import SourceModel

/// A configuration that is to make a destination, and is never told how.
enum MakeableWithoutFactory: Rule {
  static let description = RuleDescription(
    id: "makeable-without-factory",
    severity: .information,
    isOnByDefault: false,
    summary: """
      A block makes the configuration of an easy factory but does not set how to make the \
      destination.
      """,
    libraryCheck: "ZIKRouteRegistry.m:861, :620, :653, ZIKRouteConfiguration.m:141, ZIKViewRouteConfiguration.m:399",
    rationale: """
      A `ZIKViewMakeableConfiguration` or `ZIKServiceMakeableConfiguration` makes the destination \
      with its `makeDestinationWith`, `constructDestination` or `makeDestination`. The block that \
      makes the configuration must set one of them; otherwise a debug build stops at the \
      registration. Only Objective-C blocks that call nothing else are checked. Swift \
      configurations (`ViewMakeableConfiguration`) are not checked at launch. Off by default, \
      because control flow in the block is not followed.
      """,
    examples: [
      RuleDescription.Example(
        "A module",
        """
        //- LoginRoutes.m
        void registerLogin(void) {
          [ZIKViewRouter registerModuleProtocol:ZIKRoutable(LoginModule) forMakingView:[LoginViewController class]
                                         making:^ZIKViewRouteConfiguration<ZIKConfigurationMakeable> *{
            ZIKViewMakeableConfiguration<LoginViewController *> *config = [ZIKViewMakeableConfiguration new];
            //                                                             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ makeable-without-factory
            config.animated = NO;
            return config;
          }];
        }
        """),
      RuleDescription.Example(
        "An identifier",
        """
        //- StoreRoutes.m
        void registerStore(void) {
          [ZIKServiceRouter registerIdentifier:@"store" forMakingService:[Store class] configurationMaking:^{
            return [[ZIKServiceMakeableConfiguration alloc] init];
            //       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ makeable-without-factory
          }];
        }
        """),
      RuleDescription.Example(
        "One of the three is set",
        """
        //- LoginRoutes.m
        void registerLogin(void) {
          [ZIKViewRouter registerModuleProtocol:ZIKRoutable(LoginModule) forMakingView:[Login class] making:^{
            ZIKViewMakeableConfiguration *config = [ZIKViewMakeableConfiguration new];
            __weak typeof(config) weakConfig = config;
            config.makeDestinationWith = ^id(NSString *account) {
              weakConfig.makeDestination = ^{ return [Login new]; };
              return weakConfig.makeDestination();
            };
            return config;
          }];
          [ZIKServiceRouter registerIdentifier:@"store" forMakingService:[Store class] configurationMaking:^{
            ZIKServiceMakeableConfiguration *config = [ZIKServiceMakeableConfiguration new];
            if (isFast) config.constructDestination = ^{};
            return config;
          }];
        }
        """),
      RuleDescription.Example(
        "A called function or a subclass may set it, and a destination is not a configuration",
        """
        //- LoginRoutes.m
        void registerLogin(void) {
          [ZIKViewRouter registerModuleProtocol:ZIKRoutable(LoginModule) forMakingView:[Login class] making:^{
            ZIKViewMakeableConfiguration *config = [ZIKViewMakeableConfiguration new];
            setUp(config);
            return config;
          }];
          [ZIKViewRouter registerModuleProtocol:ZIKRoutable(SignUpModule) forMakingView:[SignUp class] making:^{
            return [SignUpConfiguration new];
          }];
          [ZIKViewRouter registerViewProtocol:ZIKRoutable(LoginInput) forMakingView:[Login class]
                                       making:^id(ZIKViewRouteConfiguration *unused) {
            [ZIKViewMakeableConfiguration new];
            return [Login new];
          }];
        }
        """),
    ])

  static func subjects(in index: RouteIndex) -> [PlacedFact<CodePattern>] {
    index.patterns(.unsetFactory)
  }

  static func check(_ pattern: PlacedFact<CodePattern>, in index: RouteIndex) -> [Finding] {
    let message = "this configuration never sets how to make its destination; set 'makeDestinationWith'"
    return [finding(at: pattern.site, message, doubt: doubt(pattern, in: index))]
  }

  private static func doubt(_ pattern: PlacedFact<CodePattern>, in index: RouteIndex) -> String? {
    if !index.classes.sites(of: pattern.fact.name.text).isEmpty {
      return "the sources declare their own class '\(pattern.fact.name.text)'"
    }
    return index.blindSpots.reason(toDoubtAny: .factory) ?? index.doubtOfFile(at: pattern.site)
  }
}
