import type { Server, Socket } from 'node:net'
import { networkOf } from '../kit/network.ts'
import type { Proxies } from './proxies.ts'

export type ConnectionLimits = {
  /** So many at once, of everybody. */
  readonly total: number
  /** So many at once of one address; a proxy's are everybody's, and count only in all. */
  readonly perAddress: number
}

/** Descriptors that no connection takes: log, databases, threads, and what readiness needs. */
const RESERVE = 128
/** Where the system sets no limit, or a very high one, memory does. */
const MOST = 20_000
const FEWEST = 16
/** Of the connections that there may be, one address gets at most this part. */
const PART = 4

/** How many descriptors this process may have; undefined where the system does not say. Node raises the limit to the hard one at start. */
const descriptors = (): number | undefined => {
  Object.assign(process.report, { excludeNetwork: true })
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: number | string } } }
  const soft = Number(userLimits?.open_files?.soft)
  return Number.isFinite(soft) ? soft : undefined
}

/** What is left of the descriptors is shared by connections and the files that they send and fetch: one of each. */
export const connectionsFor = (limit = descriptors(), { total, perAddress }: Partial<ConnectionLimits> = {}): ConnectionLimits => {
  const most = total ?? Math.max(FEWEST, Math.min(MOST, Math.floor(((limit ?? Number.POSITIVE_INFINITY) - RESERVE) / 2)))
  return { total: most, perAddress: Math.min(most, perAddress ?? Math.max(FEWEST, Math.floor(most / PART))) }
}

/** From this share of all connections on, those that only wait for a next request are closed. */
const CROWDED = 0.9
const BETWEEN_CLEARINGS = 1_000

type Idle = { closeIdleConnections(): void }
type Cap = ConnectionLimits & { readonly isProxy: Proxies; readonly refused: (address: string, why: 'address' | 'total') => void }

export type ConnectionCounts = { readonly open: () => number; readonly refused: () => number }

/** Refuses connections beyond the limits. Answers how many there are, and how many were refused. */
export const capConnections = (server: Server & Idle, { total, perAddress, isProxy, refused }: Cap): ConnectionCounts => {
  const byNetwork = new Map<string, number>()
  let [open, refusals, clearedAt] = [0, 0, Number.NEGATIVE_INFINITY]
  const refuse = (address: string, why: 'address' | 'total') => {
    refusals++
    refused(address, why)
  }
  const leave = (network: string) => {
    const left = (byNetwork.get(network) ?? 0) - 1
    if (left > 0) byNetwork.set(network, left)
    else byNetwork.delete(network)
  }
  const clear = () => {
    if (open < total * CROWDED || performance.now() - clearedAt < BETWEEN_CLEARINGS) return
    clearedAt = performance.now()
    server.closeIdleConnections()
  }

  server.maxConnections = total
  server.on('drop', (connection) => refuse(connection?.remoteAddress ?? '', 'total'))
  server.on('connection', (socket: Socket) => {
    const { remoteAddress: address = '' } = socket
    const network = networkOf(address)
    const count = (byNetwork.get(network) ?? 0) + 1
    if (count > perAddress && !isProxy(address, 0)) {
      refuse(address, 'address')
      return socket.destroy()
    }
    open++
    byNetwork.set(network, count)
    socket.once('close', () => {
      open--
      leave(network)
    })
    return clear()
  })
  return { open: () => open, refused: () => refusals }
}
