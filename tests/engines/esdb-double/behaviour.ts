/** How the double behaves; a test gives it another mood and takes it back. */
export type DoubleBehaviour = {
  /** Asked before anything is read: `refused`, as with a password that is wrong. */
  admit(): 'welcome' | 'refused'
  /** Asked before an append is carried out: `unavailable` refuses it untouched. */
  take(stream: string): 'append' | 'unavailable'
  /** Asked when it was carried out: `cut` breaks the connection before the answer, `never` lets the caller's deadline pass. */
  answer(stream: string): 'answer' | 'cut' | 'never'
  /** Asked before each event of a read, counted from one: `cut` breaks the connection between two messages. */
  send(count: number): 'send' | 'cut'
}

export const WELL_BEHAVED: DoubleBehaviour = { admit: () => 'welcome', take: () => 'append', answer: () => 'answer', send: () => 'send' }
