import type { Server, Socket } from 'node:net'
import { networkOf } from '../kit/network.ts'
import type { Proxies } from './proxies.ts'

export type ConnectionLimits = {
  /** Maximum of open connections. */
  readonly total: number
  /** Maximum of open connections of one address; those of a trusted proxy count only in the total. */
  readonly perAddress: number
}

/** Descriptors reserved for log, databases, threads, and readiness checks. */
const RESERVE = 128
/** The limit by memory, where the system sets none or a very high one. */
const MOST = 20_000
const FEWEST = 16
/** The share of all connections that one address gets. */
const PART = 4

/** How many descriptors this process may have; undefined where the system has no limit. Node raises the limit to the hard one at start. */
const descriptors = (): number | undefined => {
  Object.assign(process.report, { excludeNetwork: true })
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: number | string } } }
  const soft = Number(userLimits?.open_files?.soft)
  return Number.isFinite(soft) ? soft : undefined
}

/** Each connection may need a second descriptor for a file that it sends or receives. */
export const connectionsFor = (limit = descriptors(), { total, perAddress }: Partial<ConnectionLimits> = {}): ConnectionLimits => {
  const most = total ?? Math.max(FEWEST, Math.min(MOST, Math.floor(((limit ?? Number.POSITIVE_INFINITY) - RESERVE) / 2)))
  return { total: most, perAddress: Math.min(most, perAddress ?? Math.max(FEWEST, Math.floor(most / PART))) }
}

/** Above this share of all connections, idle keep-alive connections are closed. */
const CROWDED = 0.9
const BETWEEN_CLEARINGS = 1_000

type Idle = { closeIdleConnections(): void }
type Cap = ConnectionLimits & { readonly isProxy: Proxies; readonly refused: (address: string, why: 'address' | 'total') => void }

export type ConnectionCounts = { readonly open: () => number; readonly refused: () => number }

/** Refuses connections beyond the limits. Answers how many are open, and how many were refused. */
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
