import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * The app of carriers and drivers: a build of its own, apart from the shippers', so that neither loads what the other needs. Each half, the
 * dialogs and the forms are chunks: a driver's phone starts with what a driver sees.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    assetsDir: 'assets/carriers',
    // What the service worker keeps, and what tests/built measures.
    manifest: 'carriers-manifest.json',
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: { input: fileURLToPath(new URL('carriers.html', import.meta.url)) },
  },
})
