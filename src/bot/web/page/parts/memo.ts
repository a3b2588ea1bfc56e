import { Component, type ComponentType, h } from "preact";

/** Draws a part anew only when what it is given is another thing in the eyes of `same`. */
export function memo<P extends object>(
  Part: ComponentType<P>,
  same: (before: P, after: P) => boolean,
): ComponentType<P> {
  return class Memo extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      return !same(this.props, next);
    }
    override render() {
      return h(Part, this.props);
    }
  };
}
