# The client and the wheel are made in the first stage; the second has what is needed to serve.
FROM python:3.12-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends g++ make
WORKDIR /src
COPY . .
RUN make .venv/.runtime src/euchre/server/static/index.html \
    && .venv/bin/pip wheel --no-deps --no-build-isolation --wheel-dir /wheels .

FROM python:3.12-slim
COPY requirements/runtime.txt /tmp/runtime.txt
COPY --from=build /wheels /tmp/wheels
RUN pip install --no-cache-dir --require-hashes -r /tmp/runtime.txt \
    && pip install --no-cache-dir --no-deps /tmp/wheels/*.whl \
    && rm -r /tmp/wheels /tmp/runtime.txt \
    && useradd --system --uid 10001 euchre \
    && install -d -o euchre /data
USER euchre
VOLUME /data
EXPOSE 8000
HEALTHCHECK CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/health/ready', timeout=5)"]
ENTRYPOINT ["euchre", "serve", "--no-open", "--data", "/data", "--listen", "0.0.0.0", "--port", "8000"]
