import de.bwaldvogel.mongo.MongoBackend;
import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.CursorRegistry;
import de.bwaldvogel.mongo.backend.Index;
import de.bwaldvogel.mongo.backend.IndexKey;
import de.bwaldvogel.mongo.backend.h2.H2Backend;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;
import de.bwaldvogel.mongo.backend.memory.MemoryDatabase;
import de.bwaldvogel.mongo.backend.memory.index.MemoryUniqueIndex;
import de.bwaldvogel.mongo.bson.Document;
import java.util.List;

/** MongoDB's protocol in one process. Arguments: the port, and a file that outlives it. The driver wants a newer wire version than this server names. */
class Server {
  public static void main(String[] args) {
    MongoBackend backend = args.length > 1 ? new H2Backend(args[1]) : new InMemory();
    backend.version(new MongoVersion() {
      public List<Integer> getVersionArray() { return List.of(7, 0, 0); }
      public String toVersionString() { return "7.0.0"; }
      public int getWireVersion() { return 21; }
    });
    MongoServer server = new MongoServer(backend);
    server.bind("127.0.0.1", Integer.parseInt(args[0]));
    // What H2 holds is on the disk once it is closed.
    Runtime.getRuntime().addShutdownHook(new Thread(server::shutdownNow));
  }

  static class InMemory extends MemoryBackend {
    @Override public MemoryDatabase openOrCreateDatabase(String name) { return new Database(name, getCursorRegistry()); }
  }

  static class Database extends MemoryDatabase {
    Database(String name, CursorRegistry cursors) { super(name, cursors); }

    @Override protected Index<Integer> openOrCreateUniqueIndex(String collection, String name, List<IndexKey> keys, boolean sparse) {
      return new UniqueIndex(name, keys, sparse);
    }
  }

  /** As MongoDB does, a question for an id and something else looks the id up, where this server would read the whole collection. */
  static class UniqueIndex extends MemoryUniqueIndex {
    UniqueIndex(String name, List<IndexKey> keys, boolean sparse) { super(name, keys, sparse); }

    @Override public synchronized boolean canHandle(Document query) {
      boolean asksForMore = query.size() > 1 && keys().equals(List.of("_id")) && query.containsKey("_id");
      return super.canHandle(asksForMore ? new Document("_id", query.get("_id")) : query);
    }
  }
}
