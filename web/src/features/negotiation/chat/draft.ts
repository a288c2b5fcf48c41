const nameOf = (place: string) => `embarca.deal.${place}`

/** What was typed in a deal and not sent, kept for as long as the tab lives. */
export const readDraft = (place: string): string => sessionStorage.getItem(nameOf(place)) ?? ''

export const keepDraft = (place: string, text: string): void => {
  if (text === '') sessionStorage.removeItem(nameOf(place))
  else sessionStorage.setItem(nameOf(place), text)
}
