const NAME = '[data-order]'
const rows = () => [...document.querySelectorAll<HTMLElement>(NAME)]

/** The id of the order in whose row the focus is. */
export const focusedOrder = (): string | undefined =>
  document.activeElement?.closest('tr')?.querySelector<HTMLElement>(NAME)?.dataset['order']

/** Moves the focus to the next row, or the one before: to its checkbox, or to its code where it has none. */
export const focusNextOrder = (by: 1 | -1): void => {
  const all = rows()
  const at = all.findIndex(({ dataset }) => dataset['order'] === focusedOrder())
  const next = all[at < 0 ? (by === 1 ? 0 : all.length - 1) : at + by]
  next?.querySelector<HTMLElement>('input, button')?.focus()
}
