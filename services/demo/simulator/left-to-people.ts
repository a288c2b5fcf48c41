import type { PersonaSession } from './session.ts'

/** As a command that was refused: what it would have changed is read again. */
const UNSENT = { ok: false, status: 0, body: undefined } as const

/** A session that sends no command while a person is signed in as its user; what waits for that user waits for the person. */
export const leftToPeople = (session: PersonaSession, isLeft: () => boolean): PersonaSession => ({
  // biome-ignore lint/suspicious/noExplicitAny: a refused command has no body, whatever its route answers
  ask: async (route, ...rest) => ('command' in route && isLeft() ? (UNSENT as any) : session.ask(route, ...rest)),
  upload: async (...file) => (isLeft() ? undefined : session.upload(...file)),
})
