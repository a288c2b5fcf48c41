type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void ? All : never
type PartOf<Manifest, Part extends string> = Manifest extends { readonly [K in Part]: infer Table } ? Table : never

/** The tables that manifests announce under one name, as one table. */
export type Merged<Manifests, Part extends string> = Intersection<PartOf<Manifests[keyof Manifests], Part>>

/** Merges what each manifest announces under that name. Throws when two announce the same key. */
export const merged = <Manifests extends Readonly<Record<string, object>>, Part extends string>(
  manifests: Manifests,
  part: Part,
): Merged<Manifests, Part> => {
  const all: Record<string, unknown> = {}
  for (const [module, manifest] of Object.entries(manifests))
    for (const [key, value] of Object.entries((manifest as Readonly<Record<string, object | undefined>>)[part] ?? {})) {
      if (Object.hasOwn(all, key)) throw new Error(`${module} announces ${part} ${key}, which another module does`)
      all[key] = value
    }
  return all as Merged<Manifests, Part>
}
