import { existsSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import helmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Addresses that are never answered with a page. */
const NO_PAGE = /^\/(webshipper|webtransporter|webdriver|auth|docs|health|metrics|assets)(\/|\?|$)/
const FOREVER = 'public, max-age=31536000, immutable'

/** The app of carriers and drivers, which is a page of its own. */
const CARRIERS = /^\/(carrier|driver|trip)(\/|\?|$)/

const NAMES_PAGES = /text\/(html|\*)/
const TAKES_ANYTHING = /\*\/\*/
/** `robots.txt`, not `/loads/abc`: a missing script or image is not answered with a page, although its client would accept one. */
const NAMES_A_FILE = /^[^?]*\.[^/?]*(\?|$)/

const isNavigation = ({ method, url, headers: { accept = '*/*' } }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') &&
  !NO_PAGE.test(url) &&
  (NAMES_PAGES.test(accept) || (TAKES_ANYTHING.test(accept) && !NAMES_A_FILE.test(url)))

/** The content policy of the app's pages: everything from here, nothing inline except the styles that PrimeReact writes. */
const policyFor = (publicUrl: string, issuer: string | undefined) => ({
  useDefaults: false,
  directives: {
    'default-src': ["'none'"],
    // The scanner of a gate is compiled WebAssembly.
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", publicUrl.replace(/^http/, 'ws'), ...(issuer ? [new URL(issuer).origin] : [])],
    'media-src': ["'self'", 'blob:'],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  },
})

type Pages = {
  readonly publicUrl: string
  /** The identity provider, where it is not the server itself. */
  readonly issuer: string | undefined
  readonly folder: string
  /** The demo's simulator runs: trips take less time than on a road, and the app says so. */
  readonly isTimeAccelerated?: boolean | undefined
  /** No mail server is configured: notices do not leave by e-mail, and the app says so. */
  readonly isMailOff?: boolean | undefined
  /** The program writes to phones that allow it, and the app says so. */
  readonly sendsMessages?: boolean | undefined
  readonly previewOf?: PreviewOf | undefined
}
/** What messengers show of an address; `path` is without query. Undefined: nothing of its own. It must change nothing. */
export type PreviewOf = (path: string) => Promise<{ readonly title: string; readonly description: string } | undefined>

/** The app's first page, with what the app could not guess inserted: the identity provider, and whether time is accelerated. */
const firstPage = ({ issuer, isTimeAccelerated, isMailOff, sendsMessages }: Pages, file: string) => {
  const given = [
    ...(issuer ? [`<meta name="issuer" content="${encodeURI(issuer)}" />`] : []),
    ...(isTimeAccelerated ? ['<meta name="time" content="accelerated" />'] : []),
    ...(sendsMessages ? ['<meta name="messages" content="on" />'] : []),
    ...(isMailOff ? ['<meta name="mail" content="off" />'] : []),
  ]
  return readFileSync(file, 'utf8').replace('<head>', ['<head>', ...given].join('\n    '))
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const withPreview = (html: string, preview: Awaited<ReturnType<PreviewOf>>) => {
  if (!preview) return html
  const { title, description } = preview
  const tag = (property: string, content: string) => `<meta property="og:${property}" content="${escaped(content)}" />`
  return html.replace('<head>', ['<head>', tag('title', title), tag('description', description)].join('\n    '))
}

/**
 * Serves the built app from a folder: browsers cache its parts for ever, its first page never; every address of the app
 * opens that page. Requests under another host name are redirected to the one that sign-in knows.
 */
export const servePages = async (app: FastifyInstance, pages: Pages) => {
  const { publicUrl, issuer, folder } = pages
  const root = resolve(folder)
  const index = join(root, 'index.html')
  if (!existsSync(index)) return
  const first = firstPage(pages, index)
  const carriersIndex = join(root, 'carriers.html')
  const carriers = existsSync(carriersIndex) ? firstPage(pages, carriersIndex) : first
  const { hostname, protocol } = new URL(publicUrl)

  await app.register(async (scope) => {
    scope.addHook('onRequest', (request, reply, done) => {
      // The default headers are set before the pages' own policy.
      reply.removeHeader('content-security-policy')
      if (request.hostname !== hostname && isNavigation(request)) return reply.redirect(`${publicUrl}${request.url}`, 302)
      done()
    })
    await scope.register(helmet, { contentSecurityPolicy: policyFor(publicUrl, issuer), hsts: protocol === 'https:' })
    await scope.register(fastifyStatic, {
      root,
      wildcard: false,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', relative(root, path).startsWith('assets') ? FOREVER : 'no-cache')
      },
    })
    scope.route({
      method: ['GET', 'HEAD'],
      url: '/*',
      handler: async (request, reply) => {
        if (!isNavigation(request)) return reply.callNotFound()
        const html = CARRIERS.test(request.url) ? carriers : first
        const preview = await pages.previewOf?.(request.url.split('?')[0] ?? '')
        return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(withPreview(html, preview))
      },
    })
  })
}
