type Parameter = { readonly name: string; readonly in: string; schema?: object }
type Operation = { readonly parameters?: readonly Parameter[] }
export type OpenApi = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }
type IdsFor = (path: string, names: readonly string[]) => Readonly<Record<string, readonly string[]>>

/** The document with existing ids as path parameters; schemathesis would invent ids otherwise. */
export const withIds = (document: OpenApi, idsFor: IdsFor): OpenApi => {
  for (const [path, operations] of Object.entries(document.paths))
    for (const { parameters = [] } of Object.values(operations)) {
      const inPath = parameters.filter((one) => one.in === 'path')
      const ids = idsFor(
        path,
        inPath.map(({ name }) => name),
      )
      for (const one of inPath) if (ids[one.name]) one.schema = { type: 'string', enum: ids[one.name] }
    }
  return document
}
