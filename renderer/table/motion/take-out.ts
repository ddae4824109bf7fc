/** Takes a picture out of the page. An animation of it that no frame has begun would keep it for good. */
export function takeOut(picture: Element): void {
  for (const animation of picture.getAnimations({ subtree: true })) animation.cancel();
  picture.remove();
}
