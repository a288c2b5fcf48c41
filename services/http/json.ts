import type { FastifyInstance } from 'fastify'
import { Failure } from './failures.ts'

const DEEPEST = 32
const [QUOTE, BACKSLASH] = [34, 92]
const opens = (character: number) => character === 123 || character === 91
const closes = (character: number) => character === 125 || character === 93

/** Whether JSON text nests further than a limit; looks at each character once. */
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
const notJson = new Failure(400, 'INVALID_JSON')

/** Reads JSON bodies: none is none, nested at most 32 deep, and never a `__proto__` or a `constructor.prototype`. */
export const readJson = (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body.length === 0) return done(null, undefined)
    if (isDeeperThan(body, DEEPEST)) return done(tooDeep)
    return parse(request, body, (error, value) => (error ? done(notJson) : done(null, value)))
  })
}
