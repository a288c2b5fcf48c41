const nameOf = (place: string) => `embarca.talk.${place}`

/** What was typed in a talk and not sent, kept for as long as the tab lives. */
export const readDraft = (place: string): string => sessionStorage.getItem(nameOf(place)) ?? ''

export const keepDraft = (place: string, text: string): void => {
  if (text === '') sessionStorage.removeItem(nameOf(place))
  else sessionStorage.setItem(nameOf(place), text)
}
