import { createConnection, createServer, type Socket } from 'node:net'

/** A TCP proxy in front of a server: connections can be cut or refused. */
export const tcpProxy = async (to: number) => {
  const sockets = new Set<Socket>()
  let refusing = false
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket)).on('error', () => socket.destroy())
  }
  const server = createServer((near) => {
    if (refusing) return near.destroy()
    const upstream = createConnection({ port: to, host: '127.0.0.1' })
    near.setNoDelay()
    upstream.setNoDelay()
    keep(near)
    keep(upstream)
    near.pipe(upstream).pipe(near)
    near.once('close', () => upstream.destroy())
    upstream.once('close', () => near.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cut = () => {
    for (const socket of [...sockets]) socket.destroy()
  }
  return {
    port: (server.address() as { port: number }).port,
    /** Breaks every open connection; accepts new ones. */
    cut,
    /** Refuses connections until called with false. */
    refuse: (yes: boolean) => {
      refusing = yes
      if (yes) cut()
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        cut()
      }),
  }
}
export type TcpProxy = Awaited<ReturnType<typeof tcpProxy>>
