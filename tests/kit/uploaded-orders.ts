import { importServed } from '@embarca/contracts/import/run-routes.ts'
import { address } from '@embarca/contracts/kit/route.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { sessionRoutes } from '@embarca/contracts/session/routes.ts'
import { sessionAt } from '@embarca/services/demo/simulator/session.ts'
import { passwordSignIn } from '@embarca/services/demo/simulator/sign-in.ts'

/** The planner of the demo who imports. */
const USER = 'operador'
export const plannerAt = (base: string) => sessionAt(base, passwordSignIn(base, USER))
export const plannerToken = (base: string): Promise<string> => passwordSignIn(base, USER).token()

export type Upload = {
  readonly name: string
  /** The file, or several; their orders are collected at the place with this document. */
  readonly file: (collect: string) => Blob | readonly Blob[] | Promise<Blob>
  readonly fields?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
}
/** Starts an import on a program that runs the demo; throws when it is refused. */
export const uploadOrders = async (base: string, { name, file, fields = {}, headers = {} }: Upload): Promise<void> => {
  const person = plannerAt(base)
  const { body: places } = await person.ask(referenceRoutes.collectPlaces, { size: 1 })
  const { body: session } = await person.ask(sessionRoutes.info, {})
  const form = new FormData()
  for (const [field, value] of Object.entries({ ...fields, operationGroupId: session.operationGroups[0]!.id })) form.append(field, value)
  for (const [at, one] of [await file(places.list[0]!.document!)].flat().entries()) form.append('file', one, at ? `${at}-${name}` : name)
  const { method, path } = address(importServed.importOrders)
  const sent = { method, headers: { ...headers, authorization: `Bearer ${await plannerToken(base)}` }, body: form }
  const reply = await fetch(`${base}${path}`, sent)
  if (!reply.ok) throw new Error(await reply.text())
}
