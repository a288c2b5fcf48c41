import { measureEachView, measureRebuild } from '../rebuild.bench.ts'

process.send!([await measureRebuild(), ...(await measureEachView())])
process.once('disconnect', () => process.exit())
