#!/usr/bin/env swift
class Shebang {}
struct CRLF: A,
  B {}enum CR {}
// cclass End {}