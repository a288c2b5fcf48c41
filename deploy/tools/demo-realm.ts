import './kit/one-line.ts'
import { readFileSync } from 'node:fs'
import { demoRealm } from '@embarca/services/identity/demo-realm.ts'

// node services/dist/demo-realm.js > embarca-realm.json: the realm of deploy/identity with the demo's people, for trying a cluster out.
console.log(JSON.stringify(demoRealm(JSON.parse(readFileSync('deploy/identity/embarca-realm.json', 'utf8')))))
