import { measureGate } from './gate.bench.ts'

for (const f of await measureGate(5000, 50, 2)) console.log(f.name, f.rounds, f.detail)
