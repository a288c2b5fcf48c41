import { createConnection, createServer, type Socket } from 'node:net'

/** A TCP proxy to a server that can be cut; forwards everything until then. */
export type CuttableProxy = {
  readonly port: number
  /** From now on, closes a connection instead of forwarding the server's response. */
  loseAnswers(): void
  /** Closes all connections and refuses new ones. */
  cut(): void
  restore(): void
  close(): Promise<void>
}

/** Opens a proxy to a port of this machine. */
export const proxyTo = async (port: number): Promise<CuttableProxy> => {
  const ends = new Set<Socket>()
  let losing = false
  let isCut = false
  const drop = () => {
    for (const end of ends) end.destroy()
  }
  const server = createServer((client) => {
    if (isCut) return void client.destroy()
    const upstream = createConnection({ port, host: '127.0.0.1' })
    for (const end of [client, upstream]) {
      ends.add(end)
      end.on('error', () => {})
      end.on('close', () => {
        ends.delete(end)
        client.destroy()
        upstream.destroy()
      })
    }
    client.pipe(upstream)
    upstream.on('data', (chunk: Buffer) => {
      if (losing) client.destroy()
      else client.write(chunk)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as { port: number }).port,
    loseAnswers: () => void (losing = true),
    cut: () => {
      isCut = true
      drop()
    },
    restore: () => {
      isCut = false
      losing = false
    },
    close: async () => {
      drop()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
