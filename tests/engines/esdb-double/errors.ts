import { status as code, Metadata, type ServiceError } from '@grpc/grpc-js'

const failure = (at: number, details: string, trailers: Readonly<Record<string, string>> = {}): ServiceError => {
  const metadata = new Metadata()
  for (const [name, value] of Object.entries(trailers)) metadata.set(name, value)
  return Object.assign(new Error(details), { code: at, details, metadata })
}

/** Errors in the server's format: the driver distinguishes them by these trailers. */
export const deleted = (stream: string) =>
  failure(code.FAILED_PRECONDITION, `Event stream '${stream}' is deleted.`, { exception: 'stream-deleted', 'stream-name': stream })
export const tooLarge = (limit: number) =>
  failure(code.INVALID_ARGUMENT, `Maximum Append Size of ${limit} Exceeded.`, {
    exception: 'maximum-append-size-exceeded',
    'maximum-append-size': String(limit),
  })
export const invalid = (details: string) => failure(code.INVALID_ARGUMENT, details)
export const exhausted = () => failure(code.RESOURCE_EXHAUSTED, 'Received message larger than max')
export const unavailable = () => failure(code.UNAVAILABLE, 'Server Is Not Ready')
export const refused = () => failure(code.UNAUTHENTICATED, 'Not Authenticated')
