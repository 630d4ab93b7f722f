class Marked {}
struct Next {}
