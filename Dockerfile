# README.md says how to move to a newer one.
ARG NODE_IMAGE=node:22.23.3-bookworm-slim@sha256:c3de60bf2f9dd0ac6370e6117950ff62d6e339527e7472301c9c78a017978392

FROM ${NODE_IMAGE} AS build
RUN apt-get update \
  && apt-get install -y --no-install-recommends python3 make g++ \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /shop
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# npm keeps the compiler, an optional peer of Remix; SQLite's sources are only needed to compile it.
RUN node app/cli/check-sqlite.mjs && npm run build && npm prune --omit=dev --no-audit --no-fund \
  && rm -r node_modules/typescript node_modules/better-sqlite3/deps

FROM ${NODE_IMAGE}
# tini passes signals on and reaps the processes that the shop starts. Package managers are not needed to run it.
RUN apt-get update \
  && apt-get install -y --no-install-recommends tini \
  && rm -rf /var/lib/apt/lists/* /usr/local/lib/node_modules /opt/yarn-* \
    /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /usr/local/bin/yarn /usr/local/bin/yarnpkg \
  && install -d -m 700 -o node -g node /data
# SQLite's temporary files go to the volume too, so the root file system may be read-only.
ENV NODE_ENV=production \
  MALLOC_ARENA_MAX=2 \
  MALLOC_TRIM_THRESHOLD_=131072 \
  PORT=3000 \
  DATABASE_PATH=/data/shop.db \
  SQLITE_TMPDIR=/data
WORKDIR /shop
COPY --from=build /shop/package.json ./
COPY --from=build /shop/node_modules ./node_modules
COPY --from=build /shop/build ./build
COPY --from=build /shop/db/migrations ./db/migrations
COPY --from=build /shop/db/backup ./db/backup
COPY --from=build /shop/app/domain/printing/fonts ./app/domain/printing/fonts
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
CMD ["node", "--max-old-space-size=256", "--max-semi-space-size=8", "build/serve.js"]
