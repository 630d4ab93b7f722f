/// The files of a route in Objective-C.
struct ObjectiveCRoute {
  private let route: PlannedRoute

  init(_ route: PlannedRoute) {
    self.route = route
  }

  static let fileCount = 5

  func files() -> [SourceFile] {
    [
      SourceFile(route.input + ".h", declaration),
      SourceFile(route.destination + ".h", destinationHeader),
      SourceFile(route.destination + ".m", destination),
      SourceFile(route.router + ".h", routerHeader),
      SourceFile(route.router + ".m", router),
    ]
  }

  private var family: String { route.isView ? "View" : "Service" }
  private var configurationType: String { route.isView ? "ZIKViewRouteConfiguration" : "ZIKPerformRouteConfiguration" }

  private var declaration: String {
    """
    @import UIKit;
    @import ZIKRouter;

    NS_ASSUME_NONNULL_BEGIN

    @protocol \(route.input) <ZIK\(family)\(route.isModule ? "Module" : "")Routable>
    @property (nonatomic, copy, nullable) NSString *title;
    @end

    NS_ASSUME_NONNULL_END
    """
  }

  private var destinationHeader: String {
    let adopted = route.isModule ? "" : " <\(route.input)>"
    return """
      #import "\(route.input).h"

      @interface \(route.destination) : \(route.isView ? "UIViewController" : "NSObject")\(adopted)
      @end
      """
  }

  private var destination: String {
    """
    #import "\(route.destination).h"

    @implementation \(route.destination)

    @synthesize title = _title;

    @end
    """
  }

  private var routerHeader: String {
    let configuration = """


      @interface \(route.configuration) : \(configurationType) <\(route.input)>
      @end
      """
    return """
      @import ZIKRouter;
      #import "\(route.input).h"

      @interface \(route.router) : ZIK\(family)Router
      @end\(route.isModule ? configuration : "")
      """
  }

  private var router: String {
    let texts =
      [
        route.identifier.map { "[self registerIdentifier:@\"\($0)\"];" },
        route.urlPattern.map { "[self registerURLPattern:@\"\($0)\"];" },
      ]
      .compactMap { $0.map { "\n    \($0)" } }.joined()
    return """
      #import "\(route.router).h"
      #import "\(route.destination).h"
      @import ZIKRouter.Internal;

      DeclareRoutable\(family)(\(route.destination), \(route.router))
      @implementation \(route.router)

      + (void)registerRoutableDestination {
          [self register\(family):[\(route.destination) class]];
          [self register\(route.isModule ? "Module" : family)Protocol:ZIKRoutable(\(route.input))];\(texts)
      }
      \(route.isModule ? defaultConfiguration : "")
      - (\(route.destination) *)destinationWithConfiguration:(\(configurationType) *)configuration {
          return [[\(route.destination) alloc] init];
      }

      @end\(route.isModule ? configurationClass : "")
      """
  }

  private var defaultConfiguration: String {
    """

    + (\(configurationType) *)defaultRouteConfiguration {
        return [[\(route.configuration) alloc] init];
    }

    """
  }

  private var configurationClass: String {
    """


    @implementation \(route.configuration)

    @synthesize title = _title;

    - (id)copyWithZone:(NSZone *)zone {
        \(route.configuration) *copy = [super copyWithZone:zone];
        copy.title = self.title;
        return copy;
    }

    @end
    """
  }
}
