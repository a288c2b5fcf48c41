import { address, type Route } from '@embarca/contracts/kit/route.ts'

export type RequestFiles = Readonly<Record<string, File | readonly File[]>>
export type HttpRequest = {
  readonly method: string
  readonly url: string
  readonly body?: BodyInit
  readonly headers: Record<string, string>
}

const asText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

const multipart = (fields: Record<string, unknown>, files: RequestFiles) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, asText(value))
  for (const [name, given] of Object.entries(files)) for (const file of [given].flat() as File[]) form.append(name, file, file.name)
  return form
}

/** Builds a request: the route decides which fields go into the path, the query and the body. */
export const toRequest = (route: Route, input: object, files?: RequestFiles): HttpRequest => {
  const given = input as Record<string, unknown>
  const pick = (properties: object) =>
    Object.fromEntries(Object.keys(properties).flatMap((key) => (given[key] === undefined ? [] : [[key, given[key]]])))
  const { method, path } = address(route)
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(given[name])))
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(pick(route.query.properties))) for (const one of [value].flat()) query.append(key, String(one))
  const url = query.size > 0 ? `${filled}?${query}` : filled
  const fields = pick(route.body.properties)
  if (route.files) return { method, url, body: multipart(fields, files ?? {}), headers: {} }
  if (method === 'GET' || Object.keys(route.body.properties).length === 0) return { method, url, headers: {} }
  return { method, url, body: JSON.stringify(fields), headers: { 'content-type': 'application/json' } }
}
