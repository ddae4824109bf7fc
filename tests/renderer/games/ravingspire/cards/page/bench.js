// What a test asks of the cards on the page as they look just now.

const PLACES = ['.arch > ol > li:not(.before)', '.arch > .switch', '.cards', '.mat', '.more > *'];

/** What lies over something else that has a place of its own; two pixels are the round corners. */
function overlaps() {
  const boxes = PLACES.flatMap((selector) =>
    [...document.querySelectorAll(selector)].map((element) => ({
      name: `${selector} ${(element.textContent ?? '').trim().slice(0, 30)}`,
      box: element.getBoundingClientRect(),
    })),
  );
  return boxes.flatMap(({ name, box }, i) =>
    boxes.slice(i + 1).flatMap((other) => {
      const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      return width > 2 && height > 2 ? [`${name} and ${other.name}`] : [];
    }),
  );
}

/** The zone that has the focus, or null. */
const zone = () => document.activeElement?.closest('[data-zone]')?.dataset.zone ?? null;

export const cardLooks = { overlaps, zone };
