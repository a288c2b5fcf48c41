/** Milliseconds that the mouse must rest on an element. */
const HOVER_DELAY = 100
/** The truncated element is at most this many levels below the one under the mouse. */
const MAX_DEPTH = 5

const canTruncate = (element: Element): boolean => {
  const { textOverflow, webkitLineClamp } = getComputedStyle(element)
  return textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
}
const isCut = (element: Element): boolean =>
  element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1
const cutAt = (x: number, y: number) =>
  document
    .elementsFromPoint(x, y)
    .slice(0, MAX_DEPTH)
    .find((element) => canTruncate(element) && isCut(element))

/** Shows the full text of a truncated element as a tooltip, also through a link that covers it, unless it has a tooltip already. */
export const installTruncationTooltip = (): void => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let shown: HTMLElement | undefined
  const show = (target: HTMLElement, x: number, y: number) => {
    shown?.removeAttribute('title')
    shown = undefined
    const cut = target.closest('[title]') ? undefined : cutAt(x, y)
    if (!(cut instanceof HTMLElement)) return
    target.title = cut.innerText.replace(/\s+/g, ' ').trim()
    shown = target
  }
  document.addEventListener('pointermove', ({ target, pointerType, clientX, clientY }) => {
    clearTimeout(timer)
    if (pointerType === 'mouse' && target instanceof HTMLElement) timer = setTimeout(show, HOVER_DELAY, target, clientX, clientY)
  })
}
