# The gateway with the console: docker build --file deploy/containers/gateway.Dockerfile --tag shepherd-gateway .
FROM node:24.21.0-bookworm-slim@sha256:2fe369e969550cde8e867afc3fe370b260140cab4a23d467074295b42163d553 AS build
WORKDIR /product
COPY . .
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile --filter shepherd-console --filter @shepherd/web --filter @shepherd/schema \
  && npx --yes pnpm@12.21.0 build

FROM node:24.21.0-bookworm-slim@sha256:2fe369e969550cde8e867afc3fe370b260140cab4a23d467074295b42163d553 AS libraries
WORKDIR /product
COPY . .
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile --prod --filter @shepherd/gateway...

FROM node:24.21.0-bookworm-slim@sha256:2fe369e969550cde8e867afc3fe370b260140cab4a23d467074295b42163d553
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /product
COPY --from=libraries /product/node_modules node_modules
COPY --from=libraries /product/gateway/node_modules gateway/node_modules
COPY --from=libraries /product/service/node_modules service/node_modules
COPY --from=build /product/web/dist web/dist
COPY gateway/package.json gateway/package.json
COPY gateway/src gateway/src
COPY service/package.json service/package.json
COPY service/src service/src
COPY schema/graphql schema/graphql
COPY schema/rest-v1.json schema/rest-v1.json
USER node
EXPOSE 4000
STOPSIGNAL SIGTERM
# Liveness of the process. Readiness includes REST v1, and is for proxies.
HEALTHCHECK --interval=10s --timeout=3s --start-period=15s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 4000}/livez`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "gateway/src/main.ts"]
