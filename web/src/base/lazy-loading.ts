import { CallFailed, noAnswerBody } from './failure.ts'
import { pause } from './pause.ts'

const RETRY_DELAYS = [250, 750]

const LOST = /dynamically imported module|module script/i
const STYLE_LOST = /^Unable to preload CSS for (\S+)/
/** Chromium and Firefox say which; Safari does not. */
const WHERE = /dynamically imported module: (\S+)$/i

/** Whether code did not arrive: the way was cut, or a newer version of the app took its place. */
export const isCodeLost = (error: unknown): error is Error =>
  error instanceof Error && (LOST.test(error.message) || STYLE_LOST.test(error.message))

/** Code that did not arrive while the server was not there either. */
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

/** The build's own loader asks for a style sheet once; without it a screen would come unclothed. */
const loadStylesheet = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: () => resolve() })
    link.onerror = () => {
      link.remove()
      reject(new Error(`Unable to preload CSS for ${href}`))
    }
    document.head.append(link)
  })

/** A page remembers for good what it could not fetch; only under another address is it asked for again. */
const loadAgain = async <Module>({ message }: Error, time: number, load: () => Promise<Module>): Promise<Module> => {
  const stylesheet = STYLE_LOST.exec(message)?.[1]
  if (stylesheet) await loadStylesheet(stylesheet)
  const where = WHERE.exec(message)?.[1]
  return where ? import(/* @vite-ignore */ `${where.split('?')[0]}?again=${time}`) : load()
}

/**
 * Code that is fetched where it is needed. What was lost on the way is asked for again, because the router would at once load the whole
 * page again, and whatever stands in it would be gone. If it stays lost while the server answers, it is of an older version, and the
 * router does load the page of the new one; rejects with `ServerUnreachable` while nobody answers.
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
