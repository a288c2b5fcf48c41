import type { ProcessRole, ProcessScope } from './process-scope.ts'

type Optional = {
  readonly name: string
  /** The roles whose processes use it; absent: all. */
  readonly roles?: readonly ProcessRole[]
  /** What is lost without it on a cluster. */
  readonly onCluster: string
  /** The same for one process with a data folder; absent: nothing is lost there. */
  readonly inFolder?: string
}

const OPTIONAL: readonly Optional[] = [
  {
    name: 'S3_URL',
    roles: ['commands', 'queries', 'reactions'],
    onCluster: 'uploads and reports are on the disk of one process: others do not find them, and they are lost with its container',
  },
  {
    name: 'NOTARY_KEY',
    roles: ['relay'],
    onCluster: 'nobody signs the heads of the log: a change made with access to the database cannot be proven',
  },
  {
    name: 'SHARE_KEY',
    onCluster: 'public links and the tickets of websockets cannot be signed alike by all processes',
  },
  {
    name: 'MAIL_URL',
    roles: ['commands', 'reactions'],
    onCluster: 'e-mails (access links, notices of documents) are kept on the disk of one process, are never sent, and are lost with it',
    inFolder: 'e-mails (access links, notices of documents) are kept in the data folder and never sent',
  },
  {
    name: 'METRICS_TOKEN',
    onCluster: 'Prometheus on another machine reads no metrics: no alert says that anything is wrong',
    inFolder: 'only this machine reads the metrics: a Prometheus on another one raises no alert',
  },
]

type Env = Readonly<Record<string, string | undefined>>
type Installation = { readonly isCluster: boolean; readonly hasRole: ProcessScope['hasRole'] }

/** Names in `WITHOUT`: an operator accepts what is lost. */
const acceptedIn = (env: Env): ReadonlySet<string> => {
  const names = (env['WITHOUT'] ?? '').split(',').flatMap((name) => name.trim() || [])
  const strange = names.find((name) => !OPTIONAL.some((one) => one.name === name))
  if (strange !== undefined) throw new Error(`WITHOUT: "${strange}" is none of ${OPTIONAL.map(({ name }) => name).join(', ')}`)
  return new Set(names)
}

/** One line for each setting that this process lacks, with what is lost; none for those that `WITHOUT` names. */
const missingSettings = (env: Env, { isCluster, hasRole }: Installation): readonly string[] => {
  const accepted = acceptedIn(env)
  return OPTIONAL.flatMap(({ name, roles, onCluster, inFolder }) => {
    const lost = isCluster ? onCluster : inFolder
    if (env[name] || lost === undefined || accepted.has(name)) return []
    return roles === undefined || roles.some(hasRole) ? [`${name} is not set: ${lost}.`] : []
  })
}

/**
 * Refuses a production cluster that lacks a setting without which work is lost, unless `WITHOUT` names it. Returns the lines that are only
 * worth a warning: on a cluster for trying out, and for a folder in production.
 */
export const assertNothingIsLost = (env: Env, installation: Installation): readonly string[] => {
  const isProduction = env['NODE_ENV'] === 'production'
  if (!isProduction && !installation.isCluster) return []
  const lines = missingSettings(env, installation)
  if (lines.length > 0 && installation.isCluster && isProduction)
    throw new Error([...lines, 'Set them, or name in WITHOUT, by comma, what this cluster goes without.'].join('\n'))
  return lines
}
