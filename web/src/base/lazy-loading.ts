import { CallFailed, noAnswerBody } from './failure.ts'
import { pause } from './pause.ts'

const RETRY_DELAYS = [250, 750]

const LOST = /dynamically imported module|module script/i
const STYLE_LOST = /^Unable to preload CSS for (\S+)/
/** The messages of Chromium and Firefox name the module; that of Safari does not. */
const WHERE = /dynamically imported module: (\S+)$/i

/** Whether a module failed to load: the network failed, or a newer version of the app replaced the file. */
export const isCodeLost = (error: unknown): error is Error =>
  error instanceof Error && (LOST.test(error.message) || STYLE_LOST.test(error.message))

/** A module failed to load and the server did not answer either. */
export class ServerUnreachable extends CallFailed {
  constructor() {
    super(0, noAnswerBody)
  }
}

export const isServerUp = (): Promise<boolean> =>
  fetch('/health/live', { cache: 'no-store' }).then(
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
const loadAgain = async <Module>({ message }: Error, time: number, load: () => Promise<Module>): Promise<Module> => {
  const stylesheet = STYLE_LOST.exec(message)?.[1]
  if (stylesheet) await loadStylesheet(stylesheet)
  const where = WHERE.exec(message)?.[1]
  return where ? import(/* @vite-ignore */ `${where.split('?')[0]}?again=${time}`) : load()
}

/**
 * Retries a failed import twice. Without retries, the router would reload the whole page on the first network error and the user would lose
 * unsaved input. If the module is still missing while the server answers, a new version was deployed: the error is rethrown and the router
 * reloads the page. Rejects with `ServerUnreachable` while the server does not answer.
 */
export const withRetries =
  <Module>(load: () => Promise<Module>): (() => Promise<Module>) =>
  async () => {
    let lost: unknown
    for (const [time, wait] of [0, ...RETRY_DELAYS].entries()) {
      if (wait) await pause(wait)
      try {
        return await (isCodeLost(lost) ? loadAgain(lost, time, load) : load())
      } catch (error) {
        if (!isCodeLost(error)) throw error
        lost = error
      }
    }
    throw (await isServerUp()) ? lost : new ServerUnreachable()
  }
