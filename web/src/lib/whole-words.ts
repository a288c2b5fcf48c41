const shortens = (element: Element): boolean => {
  const { textOverflow, webkitLineClamp } = getComputedStyle(element)
  return textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
}
const isCut = (element: Element): boolean =>
  element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1

/** What was shortened lies at most so far above the words under the mouse. */
const FAR = 3

/** Words that are cut off with "…" say themselves whole under the mouse, unless something else is said of them. */
export const tellWhole = (): void =>
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'mouse') return
    let element = target instanceof HTMLElement ? target : null
    for (let up = 0; element && up < FAR; up++, element = element.parentElement) {
      const own = element.dataset['whole'] !== undefined
      if (element.title && !own) return
      if (!shortens(element)) continue
      if (isCut(element)) {
        element.title = element.innerText.replace(/\s+/g, ' ').trim()
        element.dataset['whole'] = ''
      } else if (own) {
        element.removeAttribute('title')
        delete element.dataset['whole']
      }
      return
    }
  })
