import { documentRoutes, MOST_INVOICE_FILES } from '@embarca/contracts/delivery/document-routes.ts'
import { fileRoutes } from '@embarca/contracts/file/routes.ts'
import { importLimits } from '@embarca/contracts/import/codes.ts'
import { importRoutes } from '@embarca/contracts/import/routes.ts'
import { importServed } from '@embarca/contracts/import/run-routes.ts'
import { address, type Route } from '@embarca/contracts/kit/route.ts'
import { allRoutes } from '@embarca/contracts/routes.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type RunningApp, startApp } from '../kit/app.ts'
import { multipart, PNG } from '../kit/multipart.ts'
import { FIXTURES_AT, recordFixtures } from '../stories/fixtures.ts'

let app: RunningApp
let files: string[]
beforeEach(async () => {
  app = await startApp({ now: FIXTURES_AT, reactions: false })
  await recordFixtures(app)
  files = []
  const { put } = app.data.files
  app.data.files.put = async (file, content) => {
    const stored = await put(file, content)
    files.push(file.name)
    return stored
  }
})
afterEach(() => app.close())

const nfe = `<?xml version="1.0"?><NFe><infNFe Id="NFe35261111222333000181550010000123451482135793"><det><prod><xProd>Papel</xProd><xPed>PED-2</xPed></prod></det></infNFe></NFe>`
const forms = [
  { route: fileRoutes.upload, url: '/webshipper/file/upload?type=SHIPPING_DOCUMENT', most: 1, file: { name: 'a.png', content: PNG } },
  {
    route: documentRoutes.invoices,
    url: '/webshipper/shippingdelivery/arrived-1/invoices/xml',
    most: MOST_INVOICE_FILES,
    file: { name: 'a.xml', content: nfe },
  },
  {
    route: importRoutes.check,
    url: '/webshipper/order/import/check',
    most: importLimits.files,
    file: { name: 'a.xml', content: nfe },
    isOnlyRead: true,
  },
  {
    route: importServed.importOrders,
    url: '/webshipper/order/importOrder',
    most: importLimits.files,
    file: { name: 'a.xml', content: nfe },
    accepted: 422,
  },
  {
    route: importServed.importNotes,
    url: '/webshipper/order/importNFe',
    most: importLimits.files,
    file: { name: 'a.xml', content: nfe },
    accepted: 422,
  },
]
type Sent = { readonly payload: Buffer | string; readonly headers: Record<string, string> }
const send = (url: string, { payload, headers }: Sent) => app.as(['shipper_operator']).inject({ method: 'POST', url, payload, headers })

it('every call that accepts files is tested here', () => {
  const rows = Object.values(allRoutes).flatMap((table) => Object.values(table as Record<string, Route>))
  const taking = rows.filter((row) => 'files' in row && row.files).map((row) => address(row))
  expect(new Set(taking.map(({ path }) => path))).toEqual(new Set(forms.map(({ route }) => address(route).path)))
})

describe.each(forms.map((form) => [address(form.route).path, form] as const))(
  'a form for %s',
  (_, { url, most, file, isOnlyRead = false, accepted = 200 }) => {
    const refusedWith = async (sent: Sent, code: string) => {
      const head = await app.data.events.head()
      const reply = await send(url, sent)
      expect([reply.statusCode, reply.json().code, reply.json().messages.length]).toEqual([400, code, 1])
      expect([files, await app.data.events.head()]).toEqual([[], head])
      return reply.json().messages[0] as string
    }

    it('with the maximum number of files is accepted', async () => {
      const head = await app.data.events.head()
      expect((await send(url, multipart(Array.from({ length: most }, () => file)))).statusCode).toBe(accepted)
      const isKept = files.length + Number(await app.data.events.head()) > Number(head)
      expect(isKept).toBe(!isOnlyRead)
    })
    it.each([1, 499])('with %d files above the maximum is refused, and no file is kept', async (more) => {
      const reply = await refusedWith(multipart(Array.from({ length: most + more }, () => file)), 'TOO_MANY_FILES')
      expect(reply).toBe(most === 1 ? 'Envie um arquivo por vez.' : `Envie no máximo ${most} arquivos por vez.`)
    })
    it('without a boundary is refused', async () => {
      const { payload } = multipart([file])
      await refusedWith({ payload, headers: { 'content-type': 'multipart/form-data' } }, 'INVALID_FORM')
    })
    it('with another boundary than its header is refused', async () => {
      const { payload } = multipart([file])
      await refusedWith({ payload, headers: { 'content-type': 'multipart/form-data; boundary=other' } }, 'INVALID_FORM')
    })
    it.each(['its headers', 'its file', 'its last boundary'])('that is cut off in %s is refused, and no file is kept', async (where) => {
      const { payload, headers } = multipart([file])
      const ends = { 'its headers': 40, 'its file': payload.length - 40, 'its last boundary': payload.length - 6 }
      await refusedWith({ payload: payload.subarray(0, ends[where as keyof typeof ends]), headers }, 'INVALID_FORM')
    })
    it('with a field above the length limit is refused', async () => {
      const { payload, headers } = multipart([file])
      const field = `--canhoto\r\nContent-Disposition: form-data; name="orderCode"\r\n\r\n${'x'.repeat(2_000)}\r\n`
      await refusedWith({ payload: Buffer.concat([Buffer.from(field), payload]), headers }, 'INVALID_FORM')
    })
  },
)
