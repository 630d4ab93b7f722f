import Testing

/// Blocks that make the configuration of an easy factory: what is one that can make nothing, and what may be set out of
/// sight.
@Suite struct MakeableConfigurationTests {
  @Test(arguments: right + wrong) func judges(_ example: RuleCase) { example.check(["makeable-without-factory"]) }

  private static func block(_ body: String, before: String = "", label: String = "making") -> String {
    """
    //- R.m
    \(before)
    void f(void) {
      [ZIKViewRouter registerModuleProtocol:ZIKRoutable(M) forMakingView:[V class] \(label):^ZIKViewRouteConfiguration *{
        \(body)
      }];
    }
    """
  }

  private static let made = "ZIKViewMakeableConfiguration *c = [ZIKViewMakeableConfiguration new];"

  static let right = [
    RuleCase("set by a message", block("\(made) [c setMakeDestinationWith:^{ return [V new]; }]; return c;")),
    RuleCase("set by a key", block("\(made) [c setValue:b forKey:@\"makeDestination\"]; return c;")),
    RuleCase("set through another variable", block("\(made) id d = c; ((C *)d).makeDestination = b; return c;")),
    RuleCase("set through a pointer", block("\(made) c->_makeDestinationWith = b; return c;")),
    RuleCase("set in a branch", block("\(made) if (x) { c.constructDestination = b; } return c;")),
    RuleCase("set in an inner block", block("\(made) ^{ c.makeDestination = b; }(); return c;")),
    RuleCase("set by a function", block("\(made) return setUp(c);")),
    RuleCase("set by a block", block("\(made) setUp(c); return c;")),
    RuleCase("set by a category", block("return [ZIKViewMakeableConfiguration configurationOfLogin];")),
    RuleCase("set by an initialiser", block("return [[ZIKViewMakeableConfiguration alloc] initWithLogin:x];")),
    RuleCase("kept where a setter may set it", block("\(made) self.configuration = c; return c;")),
    RuleCase("kept in a shared object", block("\(made) a.b.configuration = c; return c;")),
    RuleCase("kept in a variable of the file", block("\(made) shared = c; return c;")),
    RuleCase("kept in a list", block("\(made) all[0] = c; return c;")),
    RuleCase("a copy", block("return [[ZIKViewMakeableConfiguration new] copy];")),
    RuleCase(
      "set by a macro",
      block("\(made) SET_UP return c;", before: "#define SET_UP c.makeDestinationWith = ^{ return [V new]; };")),
    RuleCase("a configuration of Swift", block("return [ZIKSwiftViewMakeableConfiguration new];")),
    RuleCase(
      "a class of the code base",
      block("\(made) return c;", before: "@interface ZIKViewMakeableConfiguration : C\n@end")),
    RuleCase("a subclass", block("return [LoginConfiguration new];")),
    RuleCase("given away at once", block("return set([ZIKViewMakeableConfiguration new]);")),
    RuleCase("another label", block("\(made) return c;", label: "factory")),
    RuleCase("never compiled", block("\(made) return c;").replacing("void f", with: "#if 0\nvoid f") + "\n#endif\n"),
    RuleCase(
      "a block in a variable",
      "//- R.m\nvoid f(void) { C b = ^{ \(made) return c; }; [ZIKViewRouter registerModuleProtocol:p forMakingView:[V class] making:b]; }"
    ),
    RuleCase(
      "in Swift",
      """
      ZIKAnyViewRouter.register(RoutableViewModule<M>(), forMakingView: V.self) { ViewMakeableConfiguration<V>({ _ in }) }
      """),
  ]

  static let wrong = [
    RuleCase(
      "nothing but other members are set",
      """
      //- R.m
      void f(void) {
        [ZIKModuleViewRouter(M) registerModuleProtocol:ZIKRoutable(M) forMakingView:[V class] making:^id{
          ZIKViewMakeableConfiguration<V *> *c = [[ZIKViewMakeableConfiguration alloc] init];
          //                                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ makeable-without-factory
          c.animated = YES;
          c._prepareDestination = ^(id destination) {};
          return c;
        }];
      }
      """)
  ]
}
