import { hash } from 'node:crypto'

const short = (text: string) => hash('sha256', text, 'hex').slice(0, 32)

/**
 * Names of streams on a server that other applications may share. Events are in streams named `{space}:…`, the only ones that a reader of
 * `$all` considers; the adapter's own records are in streams named `{space}~…`.
 */
export const namesIn = (space: string) => {
  const events = `${space}:`
  return {
    events: (stream: string) => events + stream,
    /** Our name of an event stream. */
    streamOf: (name: string) => name.slice(events.length),
    isEventStream: (name: string) => name.startsWith(events),
    prefix: events,
    /** Commands that the events of their own stream do not show. */
    commands: `${space}~commands`,
    /** How far processes have looked for our last event. */
    looked: `${space}~looked`,
    /** Names and people are hashed: they may be longer than a stream name allows, and a list of streams must not reveal them. */
    claim: (name: string) => `${space}~claim-${short(name)}`,
    person: (subject: string) => `${space}~person-${short(subject)}`,
    key: (key: string) => `${space}~key-${short(key)}`,
  }
}
export type Names = ReturnType<typeof namesIn>
