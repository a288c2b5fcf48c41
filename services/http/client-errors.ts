import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { badRequest, type Failure, headersTooLarge, methodNotAllowed, tooSlow } from './failures.ts'

const failures: Readonly<Record<string, Failure>> = {
  ERR_HTTP_REQUEST_TIMEOUT: tooSlow,
  HPE_HEADER_OVERFLOW: headersTooLarge,
  // No route has a method that the parser does not know.
  HPE_INVALID_METHOD: methodNotAllowed,
}

/** Answers malformed and incomplete HTTP requests, and closes their connections. */
export const answerClientError = (error: Error & { readonly code?: string }, socket: Socket) => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const { status, body } = failures[error.code ?? ''] ?? badRequest
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\nCache-Control: no-store`
  if (socket.writable) socket.write(`${head}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`)
  socket.destroy(error)
}
