import { hash } from 'node:crypto'

const short = (text: string) => hash('sha256', text, 'hex').slice(0, 32)

/**
 * What streams are called on a server that others may use too. Facts stand under `{space}:`, which is all that a reader of `$all`
 * looks for; what the adapter keeps for itself stands under `{space}~`.
 */
export const namesIn = (space: string) => {
  const events = `${space}:`
  return {
    events: (stream: string) => events + stream,
    /** Our name of a stream of facts. */
    streamOf: (name: string) => name.slice(events.length),
    isEventStream: (name: string) => name.startsWith(events),
    prefix: events,
    /** `digest`: hex, which command it is. */
    command: (digest: string) => `${space}~command-${digest.slice(0, 32)}`,
    isCommand: (name: string) => name.startsWith(`${space}~command-`),
    /** How far keys were let go. */
    swept: `${space}~swept`,
    /** Names and people are hashed: they may be longer than a stream's name, and nobody should read them off a list of streams. */
    claim: (name: string) => `${space}~claim-${short(name)}`,
    person: (subject: string) => `${space}~person-${short(subject)}`,
    key: (key: string) => `${space}~key-${short(key)}`,
  }
}
export type Names = ReturnType<typeof namesIn>
