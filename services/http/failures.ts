import { messageFor } from '@embarca/contracts/refusals.ts'

/** An error answer. Instances are created once and thrown often, so they have no stack. */
export class Failure extends Error {
  readonly status: number
  readonly code: string
  readonly body: string

  constructor(status: number, code: string, messages: readonly string[] = [messageFor(code)], more: object = {}) {
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(code)
    Error.stackTraceLimit = stackTraceLimit
    this.status = status
    this.code = code
    this.body = JSON.stringify({ code, messages, ...more })
  }
}

export const unauthenticated = new Failure(401, 'UNAUTHENTICATED')
export const forbidden = new Failure(403, 'FORBIDDEN')
export const toggledOff = new Failure(403, 'TOGGLE_OFF')
/** The same body, byte for byte, for an unknown thing, another tenant's thing and an unknown address. */
export const notFound = new Failure(404, 'NOT_FOUND')
export const overloaded = new Failure(503, 'OVERLOADED')
export const tooMany = new Failure(429, 'TOO_MANY')
export const badRequest = new Failure(400, 'INVALID')
export const tooSlow = new Failure(408, 'TOO_SLOW')
export const methodNotAllowed = new Failure(405, 'METHOD_NOT_ALLOWED')
export const headersTooLarge = new Failure(431, 'HEADERS_TOO_LARGE')
type Fault = { readonly field: string; readonly message: string }
/** `fields` names the fields, so that a screen can show the messages there. */
export const invalid = (messages: readonly string[], fields: readonly Fault[] = []) =>
  new Failure(400, 'INVALID', messages, fields.length ? { fields } : {})
