import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type StoredVersion = { readonly key: string; readonly body: string; readonly headers: IncomingHttpHeaders }
const PAGE = 2

/** A bucket that keeps every version and lists two at a time, as far as signed heads need one. */
export const startFakeBucket = async () => {
  const versions: StoredVersion[] = []
  const hidden = new Set<string>()
  const page = (query: URLSearchParams) => {
    const from = Number(query.get('version-id-marker') ?? 0)
    const listed = versions
      .filter(({ key }) => key.startsWith(query.get('prefix') ?? ''))
      .sort((one, other) => (one.key < other.key ? -1 : 1))
      .flatMap(({ key }) => [
        ...(hidden.has(key) ? [`<DeleteMarker><Key>${key}</Key></DeleteMarker>`] : []),
        `<Version><Key>${key}</Key></Version>`,
      ])
    const more = listed.length > from + PAGE
    const next = more ? `<NextKeyMarker>any</NextKeyMarker><NextVersionIdMarker>${from + PAGE}</NextVersionIdMarker>` : ''
    return `<ListVersionsResult><IsTruncated>${more}</IsTruncated>${next}${listed.slice(from, from + PAGE).join('')}</ListVersionsResult>`
  }
  const server = createServer(async (request, reply) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://bucket')
    if (request.method === 'PUT')
      versions.push({ key: pathname.slice('/embarca/'.length), body: await text(request), headers: request.headers })
    reply.end(searchParams.has('versions') ? page(searchParams) : '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/embarca`,
    versions,
    hide: (key: string) => void hidden.add(key),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
