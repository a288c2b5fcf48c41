import { objectionTo } from './kit/licence.mjs'
import { shipped } from './kit/shipped.mjs'

const packages = shipped()
const refused = packages.filter(objectionTo)
for (const each of refused) console.error(`${each.name}@${each.version} (for ${each.wantedBy}): ${objectionTo(each)}`)
console.log(`${packages.length} shipped packages, ${refused.length} refused`)
process.exitCode = refused.length > 0 ? 1 : 0
