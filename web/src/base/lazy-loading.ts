import { CallFailed, noAnswerBody } from './failure.ts'
import { pause } from './pause.ts'

const RETRY_DELAYS = [250, 750]

const MODULE_FAILED = /dynamically imported module|module script/i
const STYLESHEET_FAILED = /^Unable to preload CSS for (\S+)/
/** The messages of Chromium and Firefox name the module; that of Safari does not. */
const MODULE_URL = /dynamically imported module: (\S+)$/i

/** Whether a module failed to load: the network failed, or a newer version of the app replaced the file. */
export const isLoadFailure = (error: unknown): error is Error =>
  error instanceof Error && (MODULE_FAILED.test(error.message) || STYLESHEET_FAILED.test(error.message))

/** A module failed to load and the server did not answer either. */
export class ServerUnreachable extends CallFailed {
  constructor() {
    super(0, noAnswerBody)
  }
}

export const isServerUp = (signal?: AbortSignal): Promise<boolean> =>
  fetch('/health/live', { cache: 'no-store', ...(signal && { signal }) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Vite's loader requests a style sheet only once; without it the screen would be unstyled. */
const loadStylesheet = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: () => resolve() })
    link.onerror = () => {
      link.remove()
      reject(new Error(`Unable to preload CSS for ${href}`))
    }
    document.head.append(link)
  })

/** Browsers cache a failed import for the life of the page, so a retry needs another URL. */
const retryLoad = async <Module>({ message }: Error, attempt: number, load: () => Promise<Module>): Promise<Module> => {
  const stylesheet = STYLESHEET_FAILED.exec(message)?.[1]
  if (stylesheet) await loadStylesheet(stylesheet)
  const url = MODULE_URL.exec(message)?.[1]
  return url ? import(/* @vite-ignore */ `${url.split('?')[0]}?again=${attempt}`) : load()
}

/**
 * Retries a failed import twice. Without retries, the router would reload the whole page on the first network error and the user would lose
 * unsaved input. If the module is still missing while the server answers, a new version was deployed: the error is rethrown and the router
 * reloads the page. Rejects with `ServerUnreachable` while the server does not answer.
 */
export const withRetries =
  <Module>(load: () => Promise<Module>): (() => Promise<Module>) =>
  async () => {
    let failure: unknown
    for (const [attempt, wait] of [0, ...RETRY_DELAYS].entries()) {
      if (wait) await pause(wait)
      try {
        return await (isLoadFailure(failure) ? retryLoad(failure, attempt, load) : load())
      } catch (error) {
        if (!isLoadFailure(error)) throw error
        failure = error
      }
    }
    throw (await isServerUp()) ? failure : new ServerUnreachable()
  }
