import { writeFileSync } from 'node:fs'
import { shipped } from './kit/shipped.mjs'

// node deploy/tools/sbom.mjs FILE: everything that is shipped, as a CycloneDX bill of materials; scanners of vulnerabilities read it.
const purl = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`
const components = shipped()
  .map(({ name, version, license }) => ({
    type: 'library',
    'bom-ref': purl(name, version),
    name,
    version,
    purl: purl(name, version),
    ...(license && { licenses: [{ expression: license }] }),
  }))
  .sort((a, b) => a.purl.localeCompare(b.purl))
const bill = {
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: { component: { type: 'application', name: 'embarca' } },
  components,
}
writeFileSync(process.argv[2] ?? 'sbom.cdx.json', `${JSON.stringify(bill, null, 2)}\n`)
console.log(`${components.length} packages`)
