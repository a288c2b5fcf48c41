const nameOf = (place: string) => `embarca.talk.${place}`

/** The unsent text of a chat, kept until the tab is closed. */
export const readDraft = (place: string): string => sessionStorage.getItem(nameOf(place)) ?? ''

export const keepDraft = (place: string, text: string): void => {
  if (text === '') sessionStorage.removeItem(nameOf(place))
  else sessionStorage.setItem(nameOf(place), text)
}
