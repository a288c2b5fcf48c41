/** How the double behaves; a test replaces functions and restores them. */
export type DoubleBehaviour = {
  /** Called before any read: `refused`, as for a wrong password. */
  admit(): 'welcome' | 'refused'
  /** Called before an append; everything but `append` refuses it without effect. */
  take(stream: string): 'append' | 'unavailable' | 'invalid' | 'exhausted'
  /** Called after an append: `cut` breaks the connection before the response, `never` lets the caller's deadline pass. */
  answer(stream: string): 'answer' | 'cut' | 'never'
  /** Called before each event of a read, counted from one: `cut` breaks the connection between two messages. */
  send(count: number): 'send' | 'cut'
  /** Milliseconds until a call is executed. */
  latency(): number
}

export const WELL_BEHAVED: DoubleBehaviour = {
  admit: () => 'welcome',
  take: () => 'append',
  answer: () => 'answer',
  send: () => 'send',
  latency: () => 0,
}
