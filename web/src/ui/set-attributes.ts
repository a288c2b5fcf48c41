/** Sets attributes on an element that a library renders without them; undefined removes one. */
export const setAttributes = (element: Element, attributes: Readonly<Record<string, string | boolean | undefined>>) => {
  for (const [name, value] of Object.entries(attributes))
    if (value === undefined) element.removeAttribute(name)
    else element.setAttribute(name, String(value))
}
