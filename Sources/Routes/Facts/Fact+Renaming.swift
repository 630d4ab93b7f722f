import SourceModel

extension Fact {
  /// The same fact with the names of types as `rename` gives them. Places stay.
  func renamed(_ rename: (String) -> String) -> Fact {
    switch self {
    case .declaration(var fact):
      fact.route = fact.route.renamed(rename)
      return .declaration(fact)
    case .registration(var fact):
      (fact.route, fact.destination) = (fact.route.renamed(rename), fact.destination?.renamed(rename))
      fact.call = fact.call.renamed(rename)
      return .registration(fact)
    case .adapter(var fact):
      (fact.adapter, fact.adaptee) = (fact.adapter.renamed(rename), fact.adaptee.renamed(rename))
      fact.call = fact.call.renamed(rename)
      return .adapter(fact)
    case .lookUp(var fact):
      fact.route = fact.route.renamed(rename)
      return .lookUp(fact)
    case .mention(let route): return .mention(route.renamed(rename))
    case .unnamed(let fact): return .unnamed(fact.renamed(rename))
    case .metatype(var fact):
      (fact.name, fact.scope) = (fact.name.renamed(rename), fact.scope.map(rename))
      fact.generic = fact.generic.map(rename)
      return .metatype(fact)
    case .destination(var fact):
      (fact.type, fact.scope) = (fact.type?.renamed(rename), fact.scope.map(rename))
      fact.call = fact.call.renamed(rename)
      return .destination(fact)
    case .textRegistration(let fact): return .textRegistration(fact.renamed(rename))
    case .textLookUp(let fact): return .textLookUp(fact.renamed(rename))
    case .routerUse(var fact):
      (fact.name, fact.user) = (fact.name.renamed(rename), fact.user.map(rename))
      return .routerUse(fact)
    case .override(var fact):
      (fact.type, fact.answer) = (rename(fact.type), fact.answer.renamed(rename))
      return .override(fact)
    case .expansion(var fact):
      fact.type = rename(fact.type)
      return .expansion(fact)
    case .initializer(var fact):
      fact.type = rename(fact.type)
      return .initializer(fact)
    case .implementation(let type): return .implementation(rename(type))
    case .ofSystem(let fact): return .ofSystem(fact.renamed(rename))
    case .members(var fact):
      fact.type = rename(fact.type)
      return .members(fact)
    case .registryUse, .constant, .function: return self
    }
  }
}

extension Spelling {
  package func renamed(_ rename: (String) -> String) -> Spelling {
    Spelling(text: rename(text), range: range)
  }
}

extension RouteReference {
  package func renamed(_ rename: (String) -> String) -> RouteReference {
    RouteReference(kind: kind, name: name.renamed(rename), scope: scope.map(rename))
  }
}

extension RegisteringCall {
  package func renamed(_ rename: (String) -> String) -> RegisteringCall {
    var call = self
    (call.registrar, call.hookOwner) = (registrar.renamed(rename), hookOwner.map(rename))
    return call
  }
}

extension Registrar {
  fileprivate func renamed(_ rename: (String) -> String) -> Registrar {
    if case .type(let name) = self { .type(name: rename(name)) } else { self }
  }
}

extension Fact.Unnamed {
  fileprivate func renamed(_ rename: (String) -> String) -> Fact.Unnamed {
    switch self {
    case .kind, .any: self
    case .ofRegistrar(let registrar, let spaces): .ofRegistrar(registrar.renamed(rename), spaces)
    case .ofFamily(let registrar, let spaces): .ofFamily(registrar.renamed(rename), spaces)
    }
  }
}

extension Fact.TextRegistration {
  fileprivate func renamed(_ rename: (String) -> String) -> Fact.TextRegistration {
    var fact = self
    fact.call = call.renamed(rename)
    fact.destination = destination?.renamed(rename)
    if spaces.first?.isOwnedByType == true { fact.owner = owner.map(rename) }
    return fact
  }
}

extension Fact.TextLookUp {
  fileprivate func renamed(_ rename: (String) -> String) -> Fact.TextLookUp {
    var fact = self
    fact.scope = scope.map(rename)
    if spaces.first?.isOwnedByType == true { fact.owner = owner.map(rename) }
    if case .registrar(let registrar) = receiver { fact.receiver = .registrar(registrar.renamed(rename)) }
    return fact
  }
}

extension Fact.MethodOverride.Answer {
  fileprivate func renamed(_ rename: (String) -> String) -> Fact.MethodOverride.Answer {
    switch self {
    case .onlyFor(let type): .onlyFor(rename(type))
    case .instance(let type): .instance(of: rename(type))
    case .always, .values, .nothing, .unknown: self
    }
  }
}
