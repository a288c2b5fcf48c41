import { generateKeyPairSync, sign } from 'node:crypto'
import { rmSync } from 'node:fs'
import { replayRoutes } from '@embarca/contracts/replay/routes.ts'
import { dataFiles } from '@embarca/services/adapters/sqlite/open-data.ts'
import { link } from '@embarca/services/kit/chain.ts'
import { forget } from '@embarca/services/kit/forget.ts'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type RunningApp, startApp } from '../kit/app.ts'
import { type Bundle, evidenceFrom, sha256, textOfPdf, unpacked } from '../kit/evidence.ts'
import { temporaryFolder } from '../ports/stores.ts'
import { FIXTURES_AT, recordFixtures } from '../stories/fixtures.ts'

const DRIVER = 'João Almeida'
const by = { userId: 'ana', roles: ['shipper_admin'], shipperId: 's1' }
const eventsFile = 'eventos/load-arrived.jsonl'

let app: RunningApp
let folder: string
let bundle: Bundle
let hand: ReturnType<typeof unpacked>

const found = async (...words: readonly string[]) => {
  const { status, output } = await hand.verify()
  expect(status, output).toBe(1)
  for (const text of words) expect(output).toContain(text)
}
const lines = (change: (lines: string[]) => string[]) =>
  hand.write(eventsFile, `${change(hand.read(eventsFile).trimEnd().split('\n')).join('\n')}\n`)

beforeAll(async () => {
  folder = temporaryFolder()
  app = await startApp({ folder, now: FIXTURES_AT, reactions: false })
  await recordFixtures(app)
  const about = { shipperId: 's1', type: 'application/pdf', at: FIXTURES_AT, by: 'ana' }
  for (const [fileId, name] of [
    ['_f1', 'romaneio.pdf'],
    ['file-r1', 'canhoto.jpg'],
  ] as const)
    await app.data.files.put({ ...about, fileId, name }, Buffer.from(`conteúdo de ${name}`))
  bundle = await evidenceFrom(app, 'arrived')
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => {
  hand = unpacked(bundle)
})
afterEach(() => hand.close())

describe('a recipient of the evidence of a load', () => {
  it('verifies it with Node alone, and gets a plain report of the checks', async () => {
    const { status, output } = await hand.verify()
    expect(output).toContain('✔ Tudo confere')
    expect(status).toBe(0)
    expect(output).toMatch(
      /Carga \(load-arrived\)\n {2}✔ \d+ registros, do primeiro ao último, cada um continua o anterior\. O último está/,
    )
    for (const stream of ['Negociação', 'Comprovantes', 'Rastreamento']) expect(output).toContain(`${stream} (`)
    expect(output).toContain('2 arquivos, iguais aos que foram enviados; 1 não está mais guardado.')
  })
  it('identifies the notary by the key on the screen', async () => {
    const { body } = await app.as(['shipper_admin']).call(replayRoutes.replay, { id: 'arrived' })
    expect(body.chain).toMatchObject({ head: { position: expect.any(String) } })
    expect(body.chain!.streams.map(({ label, findings }) => [label, findings])).toEqual([
      ['Carga', []],
      ['Negociação', []],
      ['Rastreamento', []],
      ['Comprovantes', []],
      ['Ocorrência', []],
    ])
    expect(await hand.verify('--chave', body.chain!.notary)).toMatchObject({
      status: 0,
      output: expect.stringContaining('a que foi informada'),
    })
    expect((await hand.verify('--chave', 'f'.repeat(64))).status).toBe(1)
  })
  it('reads the history as a PDF', async () => {
    const text = textOfPdf(bundle['historico.pdf']!)
    for (const stream of ['Carga CG-2', 'Carga entregue', 'Transportadora vinculada', DRIVER, 'romaneio.pdf', 'Registros e provas'])
      expect(text).toContain(stream)
  })
})

describe('verification of the evidence detects', () => {
  it('an edited event', async () => {
    lines((all) => all.map((line, at) => (at === 3 ? line.replace('TransNorte', 'TransSul') : line)))
    await found(`${eventsFile} não é o que foi assinado`, 'o registro nº 5 não continua o anterior')
    hand.refit()
    await found('a assinatura do notário não confere', 'o registro nº 5 não continua o anterior')
  })
  it('an edited last event with recomputed hashes', async () => {
    lines((all) => [...all.slice(0, -1), all.at(-1)!.replace('000004711', '000004712')])
    hand.refit()
    await found('a assinatura do notário não confere', 'o último registro não está na história assinada')
  })
  it('a deleted event', async () => {
    lines((all) => all.filter((_, at) => at !== 2))
    hand.refit()
    await found('o registro nº 3 diz que é o nº 4', 'a assinatura do notário não confere')
  })
  it('two swapped events', async () => {
    lines(([first, second, third, ...rest]) => [first!, third!, second!, ...rest])
    await found('o registro nº 2 diz que é o nº 3: há registros removidos, repetidos ou fora de ordem')
  })
  it('a removed last event', async () => {
    lines((all) => all.slice(0, -2))
    await found('os últimos foram cortados')
    hand.refit()
    await found('a assinatura do notário não confere')
  })
  it('an inserted event', async () => {
    lines((all) => [...all.slice(0, 2), all[1]!, ...all.slice(2)])
    await found('o registro nº 3 diz que é o nº 2', 'foram acrescentados')
  })
  it('an appended event that continues the chain', async () => {
    lines((all) => {
      const last = JSON.parse(all.at(-1)!)
      return [...all, JSON.stringify({ ...last, revision: last.revision + 1, prev: sha256(all.at(-1)!) })]
    })
    hand.refit()
    await found('a assinatura do notário não confere', 'o último registro não está na história assinada')
  })
  it('an event copied from another stream', async () => {
    lines((all) => [...all.slice(0, -1), hand.read('eventos/receipts-arrived-1.jsonl').split('\n')[0]!])
    await found('diz que é de receipts-arrived-1: foi trazido de outro lugar')
  })
  it('a swapped attachment', async () => {
    const file = hand.paths.find((path) => path.endsWith('romaneio.pdf'))!
    hand.write(file, 'outro conteúdo')
    await found(`${file} não é o que foi assinado: o conteúdo foi trocado`, `romaneio.pdf (${file}) não é o arquivo que foi enviado`)
    hand.refit()
    await found('a assinatura do notário não confere', 'não é o arquivo que foi enviado')
  })
  it('a removed or an added file', async () => {
    hand.remove(eventsFile)
    hand.write('anexos/mais-um.pdf', 'x')
    await found(`${eventsFile} falta`, 'anexos/mais-um.pdf não está no manifesto: foi acrescentado')
  })
  it('a forged head', async () => {
    const proof = hand.paths.find((path) => path.startsWith('provas/'))!
    hand.write(proof, hand.read(proof).replaceAll(/"time":"\d{4}/g, '"time":"1999'))
    hand.refit()
    await found('não foi assinado pelo notário', 'a assinatura do notário não confere')
  })
  it('a rewritten history between two heads', async () => {
    lines((all) => [...all.slice(0, -1), all.at(-1)!.replace('000004711', '000004712')])
    const proof = JSON.parse(hand.read('manifesto.json')).streams[0].proof
    const last = sha256(hand.read(eventsFile).trimEnd().split('\n').at(-1)!)
    const old = JSON.parse(hand.read('manifesto.json')).streams[0].lastHash
    hand.write(proof, hand.read(proof).replace(old, last))
    hand.refit()
    await found('a história entre os dois pontos assinados não é a que foi assinada')
  })
  it('everything signed again with another key', async () => {
    const known = sha256(Buffer.from(hand.read('notario.pem').replaceAll(/-----.*?-----|\s/g, ''), 'base64'))
    const { privateKey, publicKey } = generateKeyPairSync('ed25519')
    hand.write('notario.pem', publicKey.export({ format: 'pem', type: 'spki' }) as string)
    hand.refit()
    const own = sha256(publicKey.export({ format: 'der', type: 'spki' }))
    hand.write('manifesto.json', hand.read('manifesto.json').replaceAll(known, own))
    const signature = sign(null, Buffer.from(`embarca evidence ${sha256(hand.read('manifesto.json'))}`), privateKey).toString('base64')
    hand.write('assinatura.json', JSON.stringify({ algorithm: 'Ed25519', signature }))
    await found('não foi assinado pelo notário')
    expect((await hand.verify('--chave', known)).output).toContain('e não a que foi informada')
  })
})

it('a forgotten person is not named, and the evidence still verifies', async () => {
  expect(hand.text()).toContain(DRIVER)
  await forget(app.data, { subject: 'd1', by, reason: 'pedido do titular', now: FIXTURES_AT, correlationId: 'c' })
  await app.caughtUp()
  hand = unpacked(await evidenceFrom(app, 'arrived'))
  expect(await hand.verify()).toMatchObject({ status: 0 })
  const all = hand.text()
  for (const piece of [DRIVER, 'Almeida', '52998224725', '31999994410', '-19.3,-48.9']) expect(all).not.toContain(piece)
  expect(all).toContain('Dado removido')
})

it('an earlier change in the database is detected in the evidence and on the screen', async () => {
  const stored = (await app.data.proofs!.stored('load-offered')).at(-1)!
  const forged = stored.body.replace('WAIT_TRANSPORTER_ACCEPT', 'NEGOTIATION')
  const db = new DatabaseSync(dataFiles(folder).log)
  db.prepare('UPDATE events SET body = ?, hash = ? WHERE hash = ?').run(forged, link(forged), stored.hash)
  db.close()
  const findings = async () =>
    (await app.as(['shipper_admin']).call(replayRoutes.replay, { id: 'offered' })).body.chain!.streams[0]!.findings
  const text = 'o registro não está na história que o notário assinou'
  expect(await findings()).toEqual([{ revision: 1, code: 'UNWITNESSED', text }])
  hand = unpacked(await evidenceFrom(app, 'offered'))
  await found('a história entre os dois pontos assinados não é a que foi assinada')

  const again = new DatabaseSync(dataFiles(folder).log)
  again.prepare('UPDATE events SET body = ? WHERE hash = ?').run(stored.body, link(forged))
  again.close()
  expect((await findings())[0]).toEqual({ revision: 1, code: 'EDITED', text: 'o registro foi alterado depois de gravado' })
})
