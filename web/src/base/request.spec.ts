import { boardRoutes } from '@embarca/contracts/board/routes.ts'
import { fileRoutes } from '@embarca/contracts/file/routes.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { receiptRoutes } from '@embarca/contracts/receipt/routes.ts'
import { expect, it } from 'vitest'
import { toRequest } from './request.ts'

it('puts parameters in the path and the rest in the body', () => {
  expect(toRequest(loadRoutes.tag, { id: 'a/b', tags: ['frágil'] })).toEqual({
    method: 'PUT',
    url: '/webshipper/shipping/a%2Fb/tags',
    body: '{"tags":["frágil"]}',
    headers: { 'content-type': 'application/json' },
  })
})

it('puts query fields into the address and leaves out undefined ones', () => {
  expect(toRequest(boardRoutes.find, { text: 'CG 1' }).url).toBe('/webshipper/shipping/find?text=CG+1')
  expect(toRequest(boardRoutes.drafts, { page: 2, after: undefined })).toEqual({
    method: 'GET',
    url: '/webshipper/shipping/drafts?page=2',
    headers: {},
  })
})

it('sends no body where the row has none', () => {
  expect(toRequest(receiptRoutes.approve, { id: 'd', receiverId: 'r' })).toEqual({
    method: 'POST',
    url: '/webshipper/shippingdelivery/d/receivers/r/approve',
    headers: {},
  })
})

it('sends files as a form', () => {
  const { url, body, headers } = toRequest(
    fileRoutes.upload,
    { type: 'SHIPPING_RECEIPT' },
    { file: [new File(['a'], 'a.png'), new File(['b'], 'b.png')] },
  )
  expect(url).toBe('/webshipper/file/upload?type=SHIPPING_RECEIPT')
  expect((body as FormData).getAll('file').map((file) => (file as File).name)).toEqual(['a.png', 'b.png'])
  expect(headers).toEqual({})
})
