import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gateVoiceServed } from '@embarca/contracts/gate/voice.ts'
import { startApp } from '@embarca/tests/kit/app.ts'
import { describe, expect, it } from 'vitest'
import { httpVoice } from '../../adapters/outside/http-voice.ts'

const said = { driverName: 'João Almeida', vehiclePlate: 'RQK-3D41', dock: '12' }
const text = 'João Almeida, placa R Q K 3 D 4 1, doca 12.'
const spoken = async (voice?: ReturnType<typeof httpVoice>) => {
  const app = await startApp({ httpServer: voice ? { voice } : {} })
  try {
    return (await app.as(['shipper_call_panel']).call(gateVoiceServed.synthesize, said)).body
  } finally {
    await app.close()
  }
}
const serving = async (type: string, status = 200) => {
  const asked: unknown[] = []
  const server = createServer(async (request, reply) => {
    let body = ''
    for await (const part of request) body += part
    asked.push(JSON.parse(body))
    reply.writeHead(status, { 'content-type': type }).end('sound')
  }).listen(0)
  await once(server, 'listening')
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, asked, close: () => server.close() }
}

describe('a call in words and as a sound (C268, Y16)', () => {
  it('is words for the browser’s voice, with the plate spelled', async () => expect(await spoken()).toEqual({ text, lang: 'pt-BR' }))
  it('is spoken where a voice service is configured', async () => {
    const service = await serving('audio/mpeg')
    const audio = { type: 'audio/mpeg', data: Buffer.from('sound').toString('base64') }
    expect(await spoken(httpVoice(service.url))).toEqual({ text, lang: 'pt-BR', audio })
    expect(service.asked).toEqual([{ text, lang: 'pt-BR' }])
    service.close()
  })
  it('stays words when the service is away, or answers no sound', async () => {
    const [broken, other] = [await serving('audio/mpeg', 503), await serving('text/html')]
    for (const url of [broken.url, other.url, 'http://localhost:9']) expect(await spoken(httpVoice(url))).toEqual({ text, lang: 'pt-BR' })
    broken.close()
    other.close()
  })
})
