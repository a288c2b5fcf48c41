import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure, invalid } from './failures.ts'
import { requestLabels } from './labels.pt.ts'
import { repeatedBodies } from './repeated-bodies.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Clients send the same body again and again: it is parsed and checked once. */
    readonly isRepeated?: boolean
  }
}

const DEEPEST = 32
const [QUOTE, BACKSLASH] = [34, 92]
const opens = (character: number) => character === 123 || character === 91
const closes = (character: number) => character === 125 || character === 93

/** Whether JSON text nests deeper than a limit; reads each character once. */
export const isDeeperThan = (text: string, limit: number): boolean => {
  let depth = 0
  let inText = false
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at)
    if (inText) {
      if (character === BACKSLASH) at++
      else if (character === QUOTE) inText = false
    } else if (character === QUOTE) inText = true
    else if (opens(character) && ++depth > limit) return true
    else if (closes(character)) depth--
  }
  return false
}

const tooDeep = new Failure(400, 'TOO_DEEP')
const notObject = invalid([requestLabels.notObject])
const notJson = new Failure(400, 'INVALID_JSON')

/** Reads JSON bodies: none is none, nested at most 32 deep, and never a `__proto__` or a `constructor.prototype`. */
export const readJson = (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error')
  const repeated = repeatedBodies()
  const parsed = (request: FastifyRequest, text: string): unknown => {
    if (isDeeperThan(text, DEEPEST)) throw tooDeep
    let value: unknown = notJson
    parse(request, text, (error, read) => {
      if (!error) value = read
    })
    if (value === notJson) throw notJson
    // A row without a body accepts none, in any format.
    if (value === null) throw notObject
    return value
  }
  const read = (request: FastifyRequest, text: string): unknown => {
    if (text.length === 0) return undefined
    return request.routeOptions.config.isRepeated ? repeated(text, () => parsed(request, text)) : parsed(request, text)
  }
  // Nothing but JSON is read; what else there is, a scope of its own reads.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    let value: unknown
    try {
      value = read(request, body)
    } catch (error) {
      return done(error as Error)
    }
    return done(null, value)
  })
}
